import { Eraser, Keyboard, PenLine, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import Pad from 'signature_pad';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { fieldMark } from '../../../shared/ui/focus-field.ts';
import { TextInput } from '../../../shared/ui/text-input.tsx';
import { fitStrokes, type Signature } from './signature.ts';
import styles from './signature-pad.module.css';

const INK = '#14284b';
const NAME_MOST = 30;

interface SignaturePadProps {
  /** As it stands on the document, for whoever types it. */
  name: string;
  signature: Signature | null;
  onChange: (signature: Signature | null) => void;
  error: string | null;
}

/** By hand, or for those who cannot draw, by keyboard with an express confirmation. */
export function SignaturePad({ name, signature, onChange, error }: SignaturePadProps) {
  const byKeyboard = signature?.by === 'keyboard';
  const strokes = signature?.by === 'hand' ? signature.strokes : [];
  const undo = () =>
    signature?.by === 'hand' && onChange({ ...signature, strokes: signature.strokes.slice(0, -1) });
  return (
    <div className={styles.signature} {...fieldMark('signature')}>
      <div className={styles.tools} data-aside="">
        {!byKeyboard && (
          <>
            <Button tone="quiet" size="small" icon={<Undo2 />} disabled={strokes.length === 0} onClick={undo}>
              撤一笔
            </Button>
            <Button
              tone="quiet"
              size="small"
              icon={<Eraser />}
              disabled={strokes.length === 0}
              onClick={() => onChange(null)}
            >
              重写
            </Button>
          </>
        )}
        <Button
          tone="quiet"
          size="small"
          icon={byKeyboard ? <PenLine /> : <Keyboard />}
          onClick={() => onChange(byKeyboard ? null : { by: 'keyboard', name: '', confirmed: false })}
        >
          {byKeyboard ? '改用手写' : '改用键盘输入'}
        </Button>
      </div>
      {signature?.by === 'keyboard' ? (
        <TypedName name={name} signature={signature} onChange={onChange} error={error} />
      ) : (
        <Field group label="手写签名" required error={error}>
          <WritingPad signature={signature} onChange={onChange} />
        </Field>
      )}
    </div>
  );
}

interface WritingPadProps {
  signature: Extract<Signature, { by: 'hand' }> | null;
  onChange: (signature: Signature) => void;
}

function WritingPad({ signature, onChange }: WritingPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad>(null);
  const written = useEffectEvent((strokes: Extract<Signature, { by: 'hand' }>['strokes']) => {
    const { width, height } = canvas.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
    onChange({ by: 'hand', strokes, width, height });
  });
  const draw = useEffectEvent(() => {
    if (!canvas.current || !pad.current) return;
    const { width, height } = canvas.current.getBoundingClientRect();
    if (width === 0) return;
    const ratio = window.devicePixelRatio;
    canvas.current.width = width * ratio;
    canvas.current.height = height * ratio;
    canvas.current.getContext('2d')?.scale(ratio, ratio);
    pad.current.clear();
    if (signature) pad.current.fromData(fitStrokes(signature, { width, height }));
  });

  useEffect(() => {
    if (!canvas.current) return;
    const made = new Pad(canvas.current, { penColor: INK, minWidth: 1.2, maxWidth: 3.2 });
    pad.current = made;
    made.addEventListener('endStroke', () => written(made.toData()));
    // Turned, zoomed or squeezed: what was written is drawn again in the new size.
    const watch = new ResizeObserver(() => draw());
    watch.observe(canvas.current);
    return () => {
      watch.disconnect();
      made.off();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: undone, or forgotten
  useEffect(() => draw(), [signature]);

  return (
    <div className={styles.pad}>
      {/* A drawing surface is nothing for the keyboard; the button above leads to one that is. */}
      <canvas ref={canvas} className={styles.canvas} aria-label="手写签名区" role="img" />
      <p className={styles.line}>签在横线上方，与证件姓名一致</p>
    </div>
  );
}

interface TypedNameProps extends Pick<SignaturePadProps, 'name' | 'error'> {
  signature: Extract<Signature, { by: 'keyboard' }>;
  onChange: (signature: Signature) => void;
}

function TypedName({ name, signature, onChange, error }: TypedNameProps) {
  return (
    <>
      <Field label="输入姓名" required error={error} hint="与证件姓名一致">
        <TextInput
          keyboard="words"
          value={signature.name}
          maxLength={NAME_MOST}
          autoComplete="name"
          placeholder={name}
          onValueChange={(text) => onChange({ ...signature, name: text.trim(), confirmed: false })}
        />
      </Field>
      {signature.name && (
        <p className={styles.written} aria-hidden="true">
          {signature.name}
        </p>
      )}
      <Checkbox
        checked={signature.confirmed}
        disabled={signature.name === ''}
        onCheckedChange={(confirmed) => onChange({ ...signature, confirmed })}
      >
        我确认以输入的姓名作为本次认证的签名，与手写签名同样有效
      </Checkbox>
    </>
  );
}
