/** Docusaurus' generated list of chunks, under a name that the router plugin doesn't replace. */
declare module '@generated/registry.js' {
  export {default} from '@generated/registry';
}
