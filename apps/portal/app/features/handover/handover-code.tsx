import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { PAGES } from '../../pages.ts';
import { useSettings } from '../../shared/settings.ts';
import type CodeDrawing from './code-drawing.tsx';
import { useHandover } from './use-handover.ts';
import { useSeen } from './use-seen.ts';

type Drawing = ComponentType<ComponentProps<typeof CodeDrawing>>;

/** The server draws; the browser fetches what draws when the code is looked at, and until then leaves the drawing as it is. */
const drawnByServer = import.meta.env.SSR ? (await import('./draw-once.tsx')).drawOnce : () => '';

/** The QR code that opens the mini-program at this page. Where no code is to be had, it opens the mini-program's home. */
export function HandoverCode({ size }: { size: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const { appEnv, publicUrl } = useSettings();
  const isSeen = useSeen(frame);
  const { data } = useHandover(isSeen);
  const [Drawing, setDrawing] = useState<Drawing>();
  const { path } = PAGES[appEnv === 'development' ? 'miniWebH5Dev' : 'miniWebH5'];
  const miniProgram = `${publicUrl}${path}`;

  useEffect(() => {
    const isDrawn = frame.current?.querySelector('svg') !== null;
    if (isDrawn && !isSeen) return;
    import('./code-drawing.tsx').then(
      (drawing) => setDrawing(() => drawing.default),
      // The one that the server drew leads to the mini-program, too.
      () => undefined,
    );
  }, [isSeen]);

  const room = { minWidth: size, minHeight: size };
  return (
    <div ref={frame}>
      {Drawing ? (
        <div key="drawn" style={room}>
          <Drawing address={data ? `${miniProgram}?scene=${data.scene}` : miniProgram} size={size} />
        </div>
      ) : (
        <div
          key="drawn by server"
          suppressHydrationWarning
          style={room}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, of our own address; the browser sets nothing and leaves it where it is
          dangerouslySetInnerHTML={{ __html: drawnByServer(miniProgram, size) }}
        />
      )}
    </div>
  );
}
