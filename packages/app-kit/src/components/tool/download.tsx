import type { BlockPart, PublicTool } from '@trellis/contract';
import { downloadsOf } from '@trellis/tool-ui/answers';
import { Download } from 'lucide-react';
import { answerWord } from '../../lib/answer-words.ts';
import { Button } from '../ui/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';

interface Props {
  title: string;
  blocks: PublicTool['blocks'];
  parts: readonly BlockPart[];
  /** Does what was chosen; what comes of it is said beside the answer. */
  onPick(save: () => Promise<void>): void;
}

const LABELS = { word: 'Word', pdf: 'PDF', csv: 'CSV' };

/** An answer as a file: for Word, as PDF, its tables as CSV. */
export function DownloadAnswer({ title, blocks, parts, onPick }: Props) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button type="button" variant="ghost" size="sm">
          <Download aria-hidden="true" /> {answerWord('download')}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {downloadsOf(title, blocks, parts).map(({ kind, table, save }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tables may be called alike
          <DropdownMenuItem key={at} className="max-w-72" onSelect={() => onPick(save)}>
            <span className="truncate">{table ? `CSV: ${table}` : LABELS[kind]}</span>
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
