import { FileQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../components/ui/empty-state.tsx';

/** The page at an address that leads nowhere. */
export default function PageNotFound() {
  return (
    <main className="flex min-h-[60vh] items-center justify-center p-6">
      <EmptyState icon={FileQuestion} title="This page does not exist">
        <Link to="/" className="font-medium text-primary underline-offset-4 hover:underline">
          Go to the home page
        </Link>
      </EmptyState>
    </main>
  );
}
