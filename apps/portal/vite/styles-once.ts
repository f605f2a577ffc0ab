import type { Plugin, Rollup } from 'vite';

/** How React Router marks the files of pages. */
const PAGE = /\?__react-router-build-client-route$/;

/**
 * Style sheets that a page has are not added again by code that is fetched later: the second copy would stand behind the
 * page's other sheets and win over them. React Router links a sheet that is also wanted by such code with a bare `#` at its end,
 * and Vite's loader looks for the address without; so the loader is told the address as it stands in the page.
 */
export const stylesOnce = (): Plugin => ({
  name: 'styles-once',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const pages = chunks.filter(({ facadeModuleId }) => PAGE.test(facadeModuleId ?? ''));
      if (pages.length === 0) this.error('no page is among the files');
      for (const sheet of sheetsOf(pages, bundle)) {
        for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${sheet}"`, `"${sheet}#"`);
      }
    },
  },
});

/** Of these and of all they import. */
function sheetsOf(chunks: Rollup.OutputChunk[], bundle: Rollup.OutputBundle): Set<string> {
  const seen = new Set(chunks);
  for (const { imports } of seen) {
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') seen.add(imported);
    }
  }
  return new Set([...seen].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
}
