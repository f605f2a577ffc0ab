import { renderToStaticMarkup } from 'react-dom/server';
import CodeDrawing from './code-drawing.tsx';

const drawn = new Map<string, string>();

/** For the server alone: working out a code takes some milliseconds, and the portal has one address. */
export function drawOnce(address: string, size: number): string {
  const name = `${size} ${address}`;
  const drawing = drawn.get(name) ?? renderToStaticMarkup(<CodeDrawing address={address} size={size} />);
  drawn.set(name, drawing);
  return drawing;
}
