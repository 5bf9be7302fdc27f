import { Text, Tooltip, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useField } from '../../saving/context.ts';
import { useAccount } from '../../ui/useAccount.ts';
import style from './BuildScreen.module.css';

/** What the app is called; for admins a click logs it as a template, or takes it out of the library (spec 1, section 6). */
export function AppName({ name, isPublished }: { name: string; isPublished: boolean }) {
  const isAdmin = useAccount()?.isAdmin === true;
  const field = useField('settings', 'isAppTemplate');
  const isTemplate = field.value === true;
  const text = (
    // As wide as it is: one that is read from the right stands in the same place.
    <Text
      component="span"
      dir="auto"
      fw={600}
      size="sm"
      truncate
      display="block"
      w="fit-content"
      maw="100%"
    >
      {name}
    </Text>
  );
  const title = { margin: 0, minWidth: 0, font: 'inherit' };
  if (!isAdmin || field.value === undefined) return <h1 style={title}>{text}</h1>;
  const toggle = () => {
    field.set(!isTemplate);
    notifications.show({
      message: isTemplate
        ? `“${name}” was removed from the templates.`
        : `“${name}” was saved as a template. It appears in the library ${isPublished ? 'now' : 'once it is published'}.`,
    });
  };
  const act = isTemplate ? 'Remove from templates' : 'Save as template';
  return (
    <h1 style={title}>
      <Tooltip label={act} openDelay={400}>
        <UnstyledButton
          className={style.appName}
          maw="100%"
          aria-pressed={isTemplate}
          aria-description={act}
          onClick={toggle}
        >
          {text}
        </UnstyledButton>
      </Tooltip>
    </h1>
  );
}
