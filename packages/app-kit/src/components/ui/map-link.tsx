import { MapPin } from 'lucide-react';
import { cn } from '../../lib/utils.ts';

/** An address that a click opens in OpenStreetMap, in a window of its own; nothing is called until then. */
export function MapLink({ address, className }: { address: string; className?: string }) {
  return (
    <a
      href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
      target="_blank"
      rel="noreferrer"
      className={cn(
        'relative z-10 inline-flex min-w-0 items-center gap-1 text-primary underline-offset-4 hover:underline',
        className,
      )}
    >
      <MapPin aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0">{address}</span>
    </a>
  );
}
