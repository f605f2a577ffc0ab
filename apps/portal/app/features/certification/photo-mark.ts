import { beijingDay } from '@cheyantong/domain';

/** Across every preview: a picture of the screen says what the photo was for. The file itself is read and reviewed without it. */
export const photoMark = (): string => `仅供车研通身份认证 ${beijingDay(new Date())}`;
