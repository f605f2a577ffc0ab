import type { SVGProps } from 'react';

export interface IconData {
  name: string;
  size: number;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  aliases?: readonly string[];
}

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'dangerouslySetInnerHTML'> {
  size?: number | string;
}

/**
 * Takes the place of the library's own in what is built (`vite/light-icons.ts`) and draws the same. A page has a hundred icons and
 * more: the library makes an element of each of their lines and reckons its attributes anew each time; here the lines are one
 * text, which neither the server nor the browser looks into.
 */
export default function createIcon({ name, size, node, aliases = [] }: IconData) {
  const lines = { __html: node.map(lineText).join('') };
  const ownClass = ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`)].join(' ');
  const viewBox = `0 0 ${size} ${size}`;
  return function Icon({ size: wanted = 24, color = 'currentColor', className, ...rest }: IconProps) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={wanted}
        height={wanted}
        viewBox={viewBox}
        fill="none"
        stroke={color}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={className ? `${ownClass} ${className}` : ownClass}
        aria-hidden={isNamed(rest) ? undefined : true}
        {...rest}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: lines of the library's own drawings
        dangerouslySetInnerHTML={lines}
      />
    );
  };
}

const lineText = ([tag, { key, ...attributes }]: IconData['node'][number]): string => {
  const words = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
  return `<${tag}${words.join('')}></${tag}>`;
};

/** Somebody may hear of it; what nobody named is an ornament. */
const isNamed = (props: object): boolean =>
  Object.keys(props).some((prop) => prop.startsWith('aria-') || prop === 'role' || prop === 'title');
