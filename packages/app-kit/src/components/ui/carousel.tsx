import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, createContext, useContext, useEffect, useState } from 'react';
import { cn } from '../../lib/utils.ts';
import { word } from '../../lib/words.ts';
import { Button } from './button.tsx';

export type CarouselApi = UseEmblaCarouselType[1];
type Settings = Parameters<typeof useEmblaCarousel>;
interface Shared {
  frame: UseEmblaCarouselType[0];
  api: CarouselApi;
  isVertical: boolean;
  canBack: boolean;
  canGo: boolean;
}
const CarouselContext = createContext<Shared | null>(null);

function useShared(): Shared {
  const shared = useContext(CarouselContext);
  if (!shared) throw new Error('This part stands inside a Carousel');
  return shared;
}

export function Carousel({
  orientation = 'horizontal',
  opts,
  plugins,
  setApi,
  className,
  children,
  ...props
}: ComponentProps<'div'> & {
  orientation?: 'horizontal' | 'vertical';
  opts?: Settings[0];
  plugins?: Settings[1];
  setApi?: (api: CarouselApi) => void;
}) {
  const isVertical = orientation === 'vertical';
  const [frame, api] = useEmblaCarousel({ ...opts, axis: isVertical ? 'y' : 'x' }, plugins);
  const [reach, setReach] = useState({ canBack: false, canGo: false });

  useEffect(() => {
    if (!api) return;
    setApi?.(api);
    const look = () => setReach({ canBack: api.canScrollPrev(), canGo: api.canScrollNext() });
    look();
    api.on('reInit', look).on('select', look);
    return () => {
      api.off('reInit', look).off('select', look);
    };
  }, [api, setApi]);

  return (
    <CarouselContext.Provider value={{ frame, api, isVertical, ...reach }}>
      {/* biome-ignore lint/a11y/useSemanticElements: the pattern for carousels wants a named region */}
      <div
        role="region"
        aria-roledescription="carousel"
        onKeyDownCapture={(event) => {
          if (event.key === 'ArrowLeft') api?.scrollPrev();
          if (event.key === 'ArrowRight') api?.scrollNext();
        }}
        className={cn('relative', className)}
        {...props}
      >
        {children}
      </div>
    </CarouselContext.Provider>
  );
}

export function CarouselContent({ className, ...props }: ComponentProps<'div'>) {
  const { frame, isVertical } = useShared();
  return (
    <div ref={frame} className="overflow-hidden">
      <div className={cn('flex', isVertical ? '-mt-4 flex-col' : '-ml-4', className)} {...props} />
    </div>
  );
}

export function CarouselItem({ className, ...props }: ComponentProps<'fieldset'>) {
  const { isVertical } = useShared();
  return (
    <fieldset
      aria-roledescription="slide"
      className={cn('min-w-0 shrink-0 grow-0 basis-full', isVertical ? 'pt-4' : 'pl-4', className)}
      {...props}
    />
  );
}

export function CarouselPrevious({ className, ...props }: ComponentProps<typeof Button>) {
  const { api, canBack } = useShared();
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={word('previous')}
      disabled={!canBack}
      onClick={() => api?.scrollPrev()}
      className={cn('absolute top-1/2 -left-4 -translate-y-1/2 rounded-full', className)}
      {...props}
    >
      <ChevronLeft />
    </Button>
  );
}

export function CarouselNext({ className, ...props }: ComponentProps<typeof Button>) {
  const { api, canGo } = useShared();
  return (
    <Button
      variant="outline"
      size="icon"
      aria-label={word('next')}
      disabled={!canGo}
      onClick={() => api?.scrollNext()}
      className={cn('absolute top-1/2 -right-4 -translate-y-1/2 rounded-full', className)}
      {...props}
    >
      <ChevronRight />
    </Button>
  );
}
