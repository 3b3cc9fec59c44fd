import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import { staticFiles } from './static-files';

/** The page has no inline scripts or styles, since it has the same content security policy as the product. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kashikari API</title>
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="icon" href="/docs/favicon-32x32.png">
</head>
<body>
<div id="document"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

const START = `SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#document',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

/** `/docs`: the OpenAPI document for a person, from our own server. */
export function docs(): Router {
  const router = Router();
  router.get('/', send('html', PAGE));
  router.get('/start.js', send('js', START));
  router.use(staticFiles(path.dirname(require.resolve('swagger-ui-dist/package.json'))));
  return router;
}

function send(type: string, text: string): RequestHandler {
  return (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache').type(type).send(text);
  };
}
