import { Button, Group, Popover, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { phrase } from '../../../ui/phrase.ts';
import { STEPS } from './steps.ts';
import classes from './Tour.module.css';
import { goBack, goOn, leaveTour, useTourStep } from './tour.ts';

/** Four steps around the workbench, each beside what it speaks of. Escape or one click leaves it. */
export function Tour() {
  const at = useTourStep();
  const step = at === null ? undefined : STEPS[at];
  const place = usePlace(step?.at);
  if (at === null || !step || !place) return null;
  const isLast = at === STEPS.length - 1;
  return (
    <Popover
      // A bubble of its own for each step and place: none slides across the screen.
      key={`${step.at} ${Object.values(place).join(' ')}`}
      opened
      withArrow
      withRoles={false}
      trapFocus
      width={300}
      position={step.position}
      zIndex={400}
      onDismiss={leaveTour}
      closeOnClickOutside={false}
      onChange={(isOpen) => !isOpen && leaveTour()}
    >
      <Popover.Target>
        <div className={classes.light} style={place} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={step.title}>
        <Stack gap="xs">
          <Text fw={600}>{step.title}</Text>
          <Text size="sm">{step.text}</Text>
          <Group justify="space-between" wrap="nowrap">
            <Text size="xs" c="dimmed">
              {phrase('{at} of {all}', { at: at + 1, all: STEPS.length })}
            </Text>
            <Group gap={6} wrap="nowrap">
              {at > 0 && (
                <Button size="xs" variant="subtle" onClick={goBack}>
                  Back
                </Button>
              )}
              {!isLast && (
                <Button size="xs" variant="default" onClick={leaveTour}>
                  Leave
                </Button>
              )}
              <Button size="xs" data-autofocus onClick={goOn}>
                {isLast ? 'Done' : 'Next'}
              </Button>
            </Group>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface Place {
  top: number;
  left: number;
  width: number;
  height: number;
}

/** Of a zone that is closed is spoken in the middle. */
const middle = (): Place => ({
  top: window.innerHeight / 3,
  left: window.innerWidth / 2,
  width: 0,
  height: 0,
});

/** Where an element of the workbench is, also while what is around it changes. */
function usePlace(name: string | undefined): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const element = name && document.querySelector(`[data-tour="${name}"]`);
    if (!element) return;
    const measure = () => {
      const { top, left, width, height } = element.getBoundingClientRect();
      setPlace(width > 0 ? { top, left, width, height } : middle());
    };
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      watching.disconnect();
      window.removeEventListener('resize', measure);
      setPlace(null);
    };
  }, [name]);
  return place;
}
