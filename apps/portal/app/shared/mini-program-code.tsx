import { MINI_PROGRAM_NAME, OPERATOR } from '@cheyantong/domain';
import { QRCodeSVG } from 'qrcode.react';
import { useSettings } from './settings.ts';

/** The QR code that opens the mini-program in WeChat. */
export function MiniProgramCode({ size }: { size: number }) {
  const { appEnv } = useSettings();
  return (
    <QRCodeSVG
      value={OPERATOR[appEnv].miniProgramUrl}
      size={size}
      level="M"
      marginSize={1}
      title={`${MINI_PROGRAM_NAME}二维码`}
    />
  );
}
