/** What the bundler makes of the assets that the kit imports. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.woff2?url' {
  const url: string;
  export default url;
}
