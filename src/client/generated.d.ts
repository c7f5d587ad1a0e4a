/** Docusaurus' generated list of chunks, by a name that the router plugin doesn't replace. */
declare module '@generated/registry.js' {
  export {default} from '@generated/registry';
}
