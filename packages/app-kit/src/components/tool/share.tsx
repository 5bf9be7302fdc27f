import type { PublicTool } from '@trellis/contract';
import { type SharingGiven, useSharing } from '@trellis/tool-ui/answers';
import { Share2 } from 'lucide-react';
import { answerWord } from '../../lib/answer-words.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '../ui/dialog.tsx';
import { Input } from '../ui/input.tsx';
import { ListSkeleton } from '../ui/loaded.tsx';
import { ToolBlock } from './block.tsx';

interface Props extends SharingGiven {
  blocks: PublicTool['blocks'];
}

/** Gives a result an address that others may open; what they would see is shown before. */
export function ShareAnswer({ blocks, ...given }: Props) {
  const { isShared, seen, said, failure, busy, look, share, copy } = useSharing(given, {
    shared: answerWord('sharedNow'),
    revoked: answerWord('revoked'),
    copied: answerWord('linkCopied'),
  });
  return (
    <Dialog onOpenChange={(isOpen) => isOpen && void look()}>
      <DialogTrigger asChild>
        <Button type="button" variant="ghost" size="sm" aria-pressed={isShared}>
          <Share2 aria-hidden="true" /> {answerWord(isShared ? 'isShared' : 'share')}
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>{answerWord('shareResult')}</DialogTitle>
          <DialogDescription>{answerWord('shareAbout')}</DialogDescription>
        </DialogHeader>
        <section
          // What is longer than its place is scrolled to, by keys too.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the only way there without a pointer
          tabIndex={0}
          aria-label={answerWord('seenByOthers')}
          aria-busy={seen === null && !failure}
          className="flex max-h-[40vh] min-w-0 flex-col gap-4 overflow-y-auto rounded-md border p-4"
        >
          {seen === null && !failure && <ListSkeleton />}
          {seen?.parts.map((part) => (
            <ToolBlock
              key={part.id}
              block={
                blocks.find(({ id }) => id === part.id) ?? {
                  id: part.id,
                  type: part.type,
                  title: '',
                }
              }
              part={part}
              check={undefined}
              isRunning={false}
              onRecheck={() => undefined}
            />
          ))}
        </section>
        {isShared && (
          <div className="flex flex-wrap gap-2">
            <Input
              readOnly
              value={given.address}
              aria-label={answerWord('link')}
              className="min-w-0 flex-1"
              onFocus={(event) => event.target.select()}
            />
            <Button type="button" variant="outline" onClick={copy}>
              {answerWord('copyLink')}
            </Button>
          </div>
        )}
        <p role="status" className="text-muted-foreground text-sm empty:hidden">
          {said}
        </p>
        {failure && <Alert variant="destructive">{failure}</Alert>}
        <DialogFooter>
          <Button
            type="button"
            variant={isShared ? 'outline' : 'default'}
            disabled={busy || seen === null}
            onClick={() => share(!isShared)}
          >
            {answerWord(isShared ? 'stopSharing' : 'share')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
