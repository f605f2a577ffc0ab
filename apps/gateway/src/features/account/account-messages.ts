import { dateTimeText, maskPhone } from '@cheyantong/domain';
import type { NewMessage } from '../messages/index.ts';
import type { DeviceWords } from './describe-device.ts';

/** Where sessions are seen and ended. */
const SECURITY_PAGE = '/personalCenter/privacy';

export const newDeviceMessage = ({ device, system }: DeviceWords, at: Date): NewMessage => ({
  kind: 'account',
  title: '您的账号在新设备登录',
  text: `${dateTimeText(at)} 在“${device}，${system}”登录。如非本人操作，请让该设备退出登录并联系客服。`,
  link: SECURITY_PAGE,
});

export const phoneChangedMessage = (phone: string): NewMessage => ({
  kind: 'account',
  title: '您的登录手机号已更换',
  text: `登录手机号已更换为 ${maskPhone(phone)}，其他设备已退出登录。如非本人操作，请立即联系客服。`,
  link: SECURITY_PAGE,
});
