/** Who may not come in; the sign-in page says so as well. */
export default function UserNotRegisteredError() {
  return (
    <main className="flex min-h-[60vh] items-center justify-center p-6">
      <div className="max-w-sm text-center">
        <h1 className="text-xl font-semibold">You don’t have access to this app</h1>
        <p className="mt-2 text-sm text-muted-foreground">Ask its owner to invite you.</p>
      </div>
    </main>
  );
}
