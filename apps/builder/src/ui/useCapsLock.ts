import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, by the last key in the field. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const onKeyUp = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { hint: isOn ? 'Caps Lock is on' : undefined, onKeyUp };
}
