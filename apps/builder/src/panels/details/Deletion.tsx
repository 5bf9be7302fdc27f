import { Button } from '@mantine/core';
import type { AppDetail } from '@trellis/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { DeleteApp } from './DeleteApp.tsx';

/** Deletes the app from within it, and leads back home. */
export function Deletion({ app }: { app: AppDetail }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        c="var(--mantine-color-error)"
        onClick={() => setOpen(true)}
      >
        Delete the app
      </Button>
      <DeleteApp
        app={app}
        opened={isOpen}
        onClose={() => setOpen(false)}
        onDeleted={() => navigate('/home')}
        onBack={() => navigate(`/build/app/${app.appId}`)}
      />
    </div>
  );
}
