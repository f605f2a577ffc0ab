import { MINI_PROGRAM_NAME } from '@cheyantong/domain';
import { QRCodeSVG } from 'qrcode.react';

export default function CodeDrawing({ address, size }: { address: string; size: number }) {
  return (
    <QRCodeSVG value={address} size={size} level="M" marginSize={1} title={`${MINI_PROGRAM_NAME}二维码`} />
  );
}
