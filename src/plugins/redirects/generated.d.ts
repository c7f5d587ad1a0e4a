/** The moved anchors, which the redirects plugin writes for src/client/movedAnchors.ts. */
declare module '@generated/portal-redirects/default/movedAnchors.json' {
  const moved: Record<string, Record<string, string>>;
  export default moved;
}
