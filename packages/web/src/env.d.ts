// Modules that the build makes.

declare module 'game-icon:*' {
  /** The path of one icon, drawn on 512 × 512. */
  const path: string;
  export default path;
}
