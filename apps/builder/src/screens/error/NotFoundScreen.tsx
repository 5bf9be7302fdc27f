import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { AuthPage } from '../../ui/AuthPage.tsx';

export function NotFoundScreen() {
  return (
    <AuthPage title="Page not found" hint="The link may be old or mistyped.">
      <Button component={Link} to="/home">
        Go to my apps
      </Button>
    </AuthPage>
  );
}
