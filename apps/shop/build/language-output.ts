import type { Plugin } from 'vite';
import type { LanguageFiles } from '../pages.ts';

/** Writes the files of a build's language to their places: the web app manifest and the document. */
export const languageOutput = (files: LanguageFiles, webManifest: string): Plugin => ({
  name: 'language-output',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      this.emitFile({ type: 'asset', fileName: files.webManifest, source: webManifest });
      const document = bundle['index.html'];
      if (files.shell === 'index.html' || document?.type !== 'asset') return;
      delete bundle['index.html'];
      this.emitFile({ type: 'asset', fileName: files.shell, source: document.source });
    },
  },
});
