import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';
import type { Page } from '@playwright/test';

/** Calls the gateway as the member (or visitor) of this page does; for what a journey takes for granted. */
export async function callAs<C extends Call>(
  page: Page,
  declaration: C,
  input: CallInput<C>,
): Promise<CallData<C>> {
  const { url, contentType, body } = toWire(declaration, input);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cheyantong.token') ?? 'null'));
  const response = await page.request.fetch(url, {
    method: declaration.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(contentType && { 'content-type': contentType }),
    },
    ...(body !== undefined && { data: body }),
  });
  const envelope = (await response.json()) as Envelope<CallData<C>>;
  if (envelope.code !== '00000') throw new Error(`${declaration.path}: ${envelope.code} ${envelope.msg}`);
  return envelope.data;
}
