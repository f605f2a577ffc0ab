import { MINI_PROGRAM_NAME } from '@cheyantong/domain';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { PAGES } from '../../pages.ts';
import { useSettings } from '../../shared/settings.ts';
import { useHandover } from './use-handover.ts';
import { useSeen } from './use-seen.ts';

/** The QR code that opens the mini-program at this page. Where no code is to be had, it opens the mini-program's home. */
export function HandoverCode({ size }: { size: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const { appEnv, publicUrl } = useSettings();
  const { data } = useHandover(useSeen(frame));
  const { path } = PAGES[appEnv === 'development' ? 'miniWebH5Dev' : 'miniWebH5'];
  return (
    <div ref={frame}>
      <QRCodeSVG
        value={`${publicUrl}${path}${data ? `?scene=${data.scene}` : ''}`}
        size={size}
        level="M"
        marginSize={1}
        title={`${MINI_PROGRAM_NAME}二维码`}
      />
    </div>
  );
}
