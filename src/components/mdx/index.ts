/**
 * The components that pages can use without an import. Pages written for Vocs can import them from `vocs/components`.
 */
export {Authors} from './Authors';
export {Badge} from './Badge';
export {BlogPosts} from './BlogPosts';
export {Callout} from './Callout';
export {Card, Cards} from './Card';
export {CodeGroup} from './CodeGroup';
export {Details} from './Details';
export {Figure} from './Figure';
export {HomePage} from './HomePage';
export {Sponsors} from './Sponsors';
export {Step, Steps} from './Steps';
