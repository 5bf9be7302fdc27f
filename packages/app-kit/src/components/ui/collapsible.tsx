import * as Primitive from '@radix-ui/react-collapsible';

export const Collapsible = Primitive.Root;
export const CollapsibleTrigger = Primitive.Trigger;
export const CollapsibleContent = Primitive.Content;
