import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { codeInImage } from './code-in-picture.ts';

/** `none`: there is no camera, or the browser offers none to a page like this. */
export type CameraState = 'asking' | 'looking' | 'refused' | 'none' | 'busy';

const FAILURES: Record<string, CameraState> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Between two looks, so that a slow phone stays usable. */
const PAUSE_MS = 150;

/** Looks through the camera until a code is seen; whoever leaves turns it off. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (text: string) => void) {
  const [state, setState] = useState<CameraState>('asking');
  const [attempt, setAttempt] = useState(0);
  const found = useEffectEvent(onCode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the camera anew
  useEffect(() => {
    let left = false;
    let stream: MediaStream | undefined;
    setState('asking');

    async function look(): Promise<void> {
      stream = await openCamera();
      if (left) return stop();
      if (!video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
      setState('looking');
      const text = await firstCode(video.current, () => left);
      stop();
      if (text) found(text);
    }

    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    look().catch((failure: unknown) => {
      stop();
      if (!left) setState((failure instanceof DOMException && FAILURES[failure.name]) || 'none');
    });
    return () => {
      left = true;
      stop();
    };
  }, [attempt, video]);

  return { state, askAgain: () => setAttempt((count) => count + 1) };
}

/** The camera that looks away from the visitor, where there are two. */
const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });

async function firstCode(video: HTMLVideoElement, isOver: () => boolean): Promise<string | null> {
  while (!isOver()) {
    const text = await codeInImage(video, video.videoWidth, video.videoHeight);
    if (text) return text;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return null;
}
