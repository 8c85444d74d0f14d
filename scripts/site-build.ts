/** Folder of the site's build, as next.config.ts names it. */
export const siteBuild = process.env['NEXT_DIST_DIR'] ?? '.next';
