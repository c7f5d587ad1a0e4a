import {defineSidebar} from './src/config/sidebar';

/** The order in which readers meet the pages (SPEC §2 "Sidebar groups"). A page stands here once it exists. */
export default defineSidebar([
  {
    text: 'Get started',
    collapsed: false,
    items: [
      {text: 'Intro to XMTP', link: '/'},
      {text: 'Developer quickstart', link: '/get-started/developer-quickstart'},
      {text: 'SDKs and example apps', link: '/get-started/examples'},
      {text: 'SDK references', link: '/get-started/references'},
      {text: 'ETHOnline 2024', link: '/get-started/awesome'},
      {text: 'FAQ', link: '/get-started/faq'},
    ],
  },
  {
    text: 'Build 1:1 chat',
    collapsed: false,
    items: [
      {text: 'Create a client', link: '/dms/client'},
      {text: 'Create a conversation', link: '/dms/conversations'},
      {text: 'Send messages', link: '/dms/messages'},
      {text: 'Stream conversations & messages', link: '/dms/streams'},
      {text: 'Troubleshoot', link: '/dms/troubleshoot'},
    ],
  },
]);
