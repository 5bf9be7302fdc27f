declare module 'virtual:language-types' {
  const types: import('./packs.ts').TypeIndex;
  export default types;
}
