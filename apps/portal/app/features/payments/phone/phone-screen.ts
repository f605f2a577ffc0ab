import type { PayChannel } from '@cheyantong/domain';

/**
 * What the sheet on a phone shows while the order waits for its money.
 * - choosing: by which app
 * - saving: WeChat's code, to be read from the album
 * - scanning: codes for another device
 * - confirming: somebody has gone to pay, and the order is not paid yet
 */
export type PhoneScreen = 'choosing' | 'saving' | 'scanning' | 'confirming';

export type PhoneMove = 'saveCode' | 'otherDevice' | 'left' | 'goBack';

const NEXT: Record<PhoneScreen, Partial<Record<PhoneMove, PhoneScreen>>> = {
  choosing: { saveCode: 'saving', otherDevice: 'scanning', left: 'confirming' },
  saving: { goBack: 'choosing', otherDevice: 'scanning' },
  scanning: { goBack: 'choosing' },
  confirming: { goBack: 'choosing' },
};

export const nextScreen = (screen: PhoneScreen, move: PhoneMove): PhoneScreen => NEXT[screen][move] ?? screen;

/** The vendors are asked for the codes that are seen, and for no others. */
export const CODES_OF_SCREEN: Record<PhoneScreen, readonly PayChannel[]> = {
  choosing: [],
  saving: ['wechat'],
  scanning: ['alipay', 'wechat'],
  confirming: [],
};
