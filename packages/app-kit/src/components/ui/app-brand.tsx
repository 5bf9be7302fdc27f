import type { ReactNode } from 'react';
import { useBrand } from '../../hooks/use-brand.ts';

export interface AppBrandProps {
  /** What the app is called where nothing else is said. */
  name: string;
  /** Its sign while it has no logo. */
  icon?: ReactNode;
}

/** The app's logo and name, for the header of a layout: they follow what is set in the app's details. */
export function AppBrand({ name, icon }: AppBrandProps) {
  const brand = useBrand();
  return (
    <>
      {brand.logo ? (
        <img
          src={brand.logo}
          alt=""
          className="h-9 w-auto max-w-36 shrink-0 rounded-md object-contain"
        />
      ) : (
        icon && (
          <span className="flex size-9 shrink-0 items-center justify-center rounded-lg bg-primary text-primary-foreground">
            {icon}
          </span>
        )
      )}
      <span className="line-clamp-2 min-w-0">{brand.name ?? name}</span>
    </>
  );
}
