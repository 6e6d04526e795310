/** An order is the visitor's own: search engines have nothing to find here. */
export default function Head() {
  return <meta name="robots" content="noindex" />
}
