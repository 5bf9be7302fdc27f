import { LSPPlugin } from '@codemirror/lsp-client';
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Hover, HoverParams, MarkupContent } from 'vscode-languageserver-protocol';

/**
 * What the language service says of a word under the pointer. The client's own shows an answer over whatever file is
 * open when it comes: at places that this one does not have it breaks the editor.
 */
export const hoverTypes = (): Extension =>
  hoverTooltip(
    async (view, pos) => {
      const asked = LSPPlugin.get(view);
      if (!asked) return null;
      asked.client.sync();
      const hover = await asked.client.request<HoverParams, Hover | null>('textDocument/hover', {
        position: asked.toPosition(pos),
        textDocument: { uri: asked.uri },
      });
      // Every file that is shown begins a plugin of its own.
      if (!hover || LSPPlugin.get(view) !== asked) return null;
      const { range, contents } = hover;
      return {
        pos: range ? asked.fromPosition(range.start) : pos,
        end: range ? asked.fromPosition(range.end) : pos,
        above: true,
        create() {
          const dom = document.createElement('div');
          dom.className = 'cm-lsp-hover-tooltip cm-lsp-documentation';
          // Made clean by the client, as all that it shows.
          dom.innerHTML = asked.docToHTML(contents as MarkupContent);
          return { dom };
        },
      };
    },
    { hideOn: ({ docChanged }) => docChanged },
  );
