export * from '../../hooks/use-toast.ts';
