import { findPassages } from '@kashikari/help';
import type { GatewaySettings } from '../settings';
import { HelpAnswers, type HelpAnswersOptions, type ModelPatience } from './help-answers';
import { ModelClient } from './model-client';

/** Answers of the help by the settings of an installation. */
export function helpAnswersOf(
  settings: GatewaySettings,
  count: HelpAnswersOptions['count'],
  patience?: ModelPatience,
): HelpAnswers {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model } = settings;
  return new HelpAnswers({
    findPassages,
    model: baseUrl && model ? new ModelClient({ baseUrl, apiKey, model }) : undefined,
    ...(patience && { patience }),
    count,
  });
}
