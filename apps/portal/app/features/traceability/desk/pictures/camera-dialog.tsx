import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { useIsMobile } from '../../../../shared/settings.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { NoteBand } from '../../../../shared/ui/note-band.tsx';
import styles from './camera-dialog.module.css';
import { type CameraState, useCamera } from './use-camera.ts';

const PROBLEMS: Partial<Record<CameraState, string>> = {
  refused: '浏览器没有获准使用摄像头。请在地址栏左侧允许后再试，或拖入一张照片。',
  none: '没有找到可用的摄像头。可以拖入一张照片，或用手机打开本页。',
  busy: '摄像头正被别的程序占用，请关掉它再试，或拖入一张照片。',
};

const QR_PX = 120;

interface CameraDialogProps {
  onCode: (text: string) => void;
  onClose: () => void;
}

/** A live picture with a frame to hold the code into. Nothing is recorded or sent. */
export function CameraDialog(props: CameraDialogProps) {
  return (
    <Dialog open onClose={props.onClose} title="拍照或扫码" description="画面只在本机识别，不保存、不上传">
      <Camera onCode={props.onCode} />
    </Dialog>
  );
}

function Camera({ onCode }: Pick<CameraDialogProps, 'onCode'>) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, askAgain } = useCamera(video, onCode);
  const problem = PROBLEMS[state];
  return (
    <>
      <div className={styles.picture} hidden={problem !== undefined}>
        <video ref={video} className={styles.video} muted playsInline aria-label="摄像头画面" />
        <div className={styles.aim} aria-hidden="true" />
      </div>
      <p className={styles.said} aria-live="polite">
        {state === 'asking' && '正在打开摄像头，请允许浏览器使用它'}
        {state === 'looking' && '把二维码或条码放进框里，认出后自动查询'}
      </p>
      {problem && (
        <div className={styles.problem}>
          <NoteBand tone="caution">{problem}</NoteBand>
          <ToPhone />
          <Button tone="secondary" onClick={askAgain}>
            再试一次
          </Button>
        </div>
      )}
    </>
  );
}

/** A computer without a camera: the phone in one's pocket has one. */
function ToPhone() {
  if (useIsMobile()) return null;
  return (
    <figure className={styles.phone}>
      <QRCodeSVG value={location.href} size={QR_PX} title="本页地址的二维码" />
      <figcaption>用手机扫码打开本页</figcaption>
    </figure>
  );
}
