declare module 'js-yaml' {
  const yaml: {
    CORE_SCHEMA: object;
    safeLoad: (text: string, options: object) => unknown;
  };
  export default yaml;
}
