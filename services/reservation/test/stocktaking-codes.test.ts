import { catalog, labels } from '@kashikari/contracts';
import { newId } from '@kashikari/platform';
import { serve } from '@kashikari/platform/testing';
import { createHash } from 'node:crypto';
import { Stocktaking } from './stocktaking-world';
import { codeOf, START, World } from './world';

describe('the code of a count', () => {
  let world: World;
  let stock: Stocktaking;
  let [school, group, camera, tripod] = ['', '', '', ''];
  /** Goods by a further code, as catalog knows them. */
  const coded = new Map<string, catalog.Good[]>();

  beforeAll(async () => {
    const labelling = serve(labels.LabelServiceService, {
      resolveCode: async ({ managementIds }) =>
        labels.ResolveCodeResponse.fromPartial({ goods: managementIds.flatMap((id) => coded.get(id) ?? []) }),
    });
    const goods = serve(catalog.GoodServiceService, { getGoodFacts: async () => ({ goods: [] }) });
    world = await World.start({ peers: { catalog: [goods, labelling] } });
    school = await world.user();
  });
  afterAll(() => world.stop());
  beforeEach(async () => {
    world.at(START);
    coded.clear();
    group = await world.group(school);
    camera = await world.good(school, { title: 'Camera', groupIds: [group] });
    tripod = await world.good(school, { title: 'Tripod', groupIds: [group], terms: { quantity: 5 } });
    stock = new Stocktaking(world, group);
  });

  it('finds a good by its label, its page or its management id, in this group alone', async () => {
    const code = 'ABCDEFGHJKLM';
    const labelHash = createHash('sha256').update(code).digest('hex');
    const labeled = await world.good(school, { groupIds: [group], labelHash });
    const numbered = await world.good(school, { groupIds: [group], managementId: 'A123' });
    const goodOf = async (scannedCode: string) =>
      (await stock.count(school, '', 1, { scannedCode })).stocktaking!.goodId;
    expect(await goodOf(`https://lending.example/q/${code}`)).toBe(labeled);
    expect(await goodOf(`https://lending.example/goods/${camera}`)).toBe(camera);
    expect(await goodOf('Ａ１２３')).toBe(numbered);
    await world.good(school, { groupIds: [group], managementId: 'A123' });
    expect(await codeOf(goodOf('A123'))).toBe('not_found');
    const elsewhere = await world.good(school, { groupIds: [], managementId: 'B1' });
    expect(await codeOf(goodOf('B1'))).toBe('not_found');
    expect(await codeOf(stock.count(school, elsewhere, 1))).toBe('not_found');
    expect(await codeOf(stock.count(school, camera, 1, { scannedCode: code }))).toBe('validation.one_of');
    expect(await codeOf(stock.count(school, camera, -1))).toBe('validation.too_large');
  });

  it('finds a good by a further code of it, however it is written, if no other good of the group has the code', async () => {
    const [jan, tag] = ['4901234567894', 'TAG-4711'];
    const of = (id: string, groupIds: string[]) => catalog.Good.fromPartial({ id, groupIds });
    coded.set(jan, [of(tripod, [group])]);
    const goodOf = async (scannedCode: string) =>
      (await stock.count(school, '', 1, { scannedCode })).stocktaking!.goodId;
    expect(await goodOf(`0${jan}`)).toBe(tripod);
    coded.set(jan, [of(tripod, [group]), of(camera, [newId()])]);
    expect(await goodOf(jan)).toBe(tripod);
    coded.set(jan, [of(tripod, [group]), of(camera, [group])]);
    expect(await codeOf(goodOf(jan))).toBe('not_found');
    expect(await codeOf(goodOf(tag))).toBe('not_found');
    // The lender's own number comes first.
    const numbered = await world.good(school, { groupIds: [group], managementId: tag });
    coded.set(tag, [of(tripod, [group])]);
    expect(await goodOf(tag)).toBe(numbered);
  });
});
