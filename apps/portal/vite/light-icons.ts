import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MAKER = /createLucideIcon\.mjs$/;
const ICON_OF_LIBRARY = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;
const LIGHT_MAKER = fileURLToPath(new URL('../app/shared/ui/icon/create-icon.tsx', import.meta.url));

/** Icons keep their lines and get a lighter component (`create-icon.tsx`). */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      MAKER.test(source) && importer && ICON_OF_LIBRARY.test(importer) ? LIGHT_MAKER : null,
  };
}
