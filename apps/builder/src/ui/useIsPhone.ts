import { useMediaQuery } from '@mantine/hooks';
import { LIMITS } from '@trellis/contract';

/** Whether the screen is a phone's (spec 2, section 9), known from the first picture on. */
export const useIsPhone = (): boolean =>
  useMediaQuery(`(max-width: ${LIMITS.mobileBelow - 1}px)`, window.innerWidth < LIMITS.mobileBelow);
