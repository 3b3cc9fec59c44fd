import { readFile } from 'node:fs/promises';
import QRCode from 'qrcode';
import { lookAs, persona, pickDays } from './acts';
import { IN_TURN } from './browser';
import { fixture } from './fixture';
import { openLendingRoom } from './lending-room';
import { dayAfter } from './today';

const here = fixture();
const day = dayAfter(3);

test.each(IN_TURN)(
  'a scan-only good is borrowed by its label, not by its address any more, in %s on a %s',
  async (language, width) => {
    const act = persona(language, width);
    const room = await openLendingRoom(here.product.url, ['脚立 3段'], { only_scan_booking: true });
    const goodId = room.goodIds[0] ?? '';

    const lending = await here.open({ language, width, as: room.owner });
    await lending.page.goto(`/-/${room.slug}/export/goods_qr_code`);
    const make = lending.page.getByRole('button', { name: act.t('goods', 'labels.verb') });
    await make.waitFor();
    await lookAs(lending.page, act, 'labels');
    const saving = lending.page.waitForEvent('download');
    await make.click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`${act.t('goods', 'labels.file')}.pdf`);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(lending.faults).toEqual([]);

    const asked = { good_id: goodId, start_date: day, end_date: day, method: 'scan' };
    for (const scanned_code of [goodId, `${here.product.url}/goods/${goodId}`]) {
      const { status, body } = await room.member.send('POST', '/bookings', { ...asked, scanned_code });
      expect([status, (body as { code: string }).code]).toEqual([403, 'booking.scan_only']);
    }

    const { code } = await room.owner.call('POST', `/goods/${goodId}/label_code`, {});
    const { page, faults } = await here.open({ language, width, as: room.member });
    await page.goto('/qrcode-scanner');
    const photo = {
      name: 'label.png',
      mimeType: 'image/png',
      buffer: await QRCode.toBuffer(`${here.product.url}/q/${code}`),
    };
    await page.locator('input[type=file]').setInputFiles(photo);
    const borrow = page.getByRole('link', { name: act.t('shell', 'scan.action.borrow') });
    await borrow.waitFor();
    await lookAs(page, act, 'scan-result');
    await borrow.click();
    await page.waitForURL(`**/goods/${goodId}/bookings/new/now?code=**`);
    await page.goto(`/q/${code}`);
    await page.waitForURL(`**/goods/${goodId}?code=**`);
    await page
      .getByRole('link', { name: act.t('goods', 'detail.book'), exact: true })
      .first()
      .click();
    await page.waitForURL('**/bookings/new?**');
    await pickDays(page, act, day, day);
    await page.getByRole('button', { name: act.t('bookings', 'new.verb'), exact: true }).click();
    await page.waitForURL('**/complete');
    expect(faults).toEqual([]);
  },
  240_000,
);
