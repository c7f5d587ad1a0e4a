/** The fences (code samples on pages) that no journey can run, with the reasons. */
import type {Sdk} from '../../src/shared/sdks';
import type {Address} from './pages';

/** The SDKs whose fences can't run here. */
export const SDKS_THAT_CANNOT_RUN: Partial<Record<Sdk, string>> = {
  'React Native': 'needs the native modules of a phone or an emulator',
  Node: 'needs a node with group chat (V3), which the native bindings reach over gRPC',
};

/** Other fences that can't run here. */
export const CANNOT_RUN: Readonly<Record<Address, string>> = {
  'content-types/remote-attachment#download-and-decrypt [ts]': 'needs a native module of React Native',
  'open-frames/open-frames#onchainkit [onchainkit.ts]': 'uses a framework that is not installed',
  'open-frames/open-frames#framesjs [frames.ts]': 'uses a framework that is not installed',
  'dms/client#webassembly [vite.config.ts]': 'configures a bundler',
  'dms/client#webassembly [next.config.mjs]': 'configures a bundler',
  'get-started/faq#let-webpack-provide-it [webpack.config.js]': 'configures a bundler',
  'get-started/faq#let-webpack-provide-it [craco.config.js]': 'configures a bundler',
  'get-started/faq#let-webpack-provide-it [vue.config.js]': 'configures a bundler',
};
