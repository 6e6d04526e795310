/** The style of the offline page, in the colours and letters of the shop's own style sheet. */
export const style = `
body{margin:0;background:var(--bg);color:var(--text);font:1rem/1.5 var(--font-text)}
a{color:inherit}
header{display:flex;align-items:center;justify-content:space-between;gap:24px;padding:16px var(--gutter);border-bottom:1px solid var(--line)}
.name{font:600 1.25rem var(--font-display);text-decoration:none}
nav{display:flex;gap:8px}
nav a,.actions a{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:1px solid var(--line-strong);border-radius:var(--r-pill);text-decoration:none;font-weight:600}
main{max-width:44rem;margin:0 auto;padding:var(--s6) var(--gutter) var(--s8)}
.days{display:flex;gap:6px;margin:0 0 var(--s6)}
.days i{flex:1;padding:18px 12px;border-radius:var(--r-tile);background:var(--tile);font-style:normal;text-align:center;color:var(--text-2)}
.days .now{flex:3;background:var(--night);color:var(--on-night);font-weight:600}
h1{margin:0 0 12px;font:600 var(--fs-h1)/1.1 var(--font-display)}
h2{margin:var(--s6) 0 8px;font:600 var(--fs-h3)/1.3 var(--font-text)}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin:var(--s5) 0 0}
.actions .main{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
ul{margin:0;padding:0;list-style:none}
li a{display:block;padding:11px 0;border-bottom:1px solid var(--line)}
`.replaceAll('\n', '')
