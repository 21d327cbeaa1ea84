declare module 'js-yaml' {
  const yaml: { CORE_SCHEMA: object };
  export default yaml;
}
