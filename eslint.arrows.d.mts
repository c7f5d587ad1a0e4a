import type {Linter} from 'eslint';

declare const arrows: Linter.Config[];
export default arrows;
