export default '/my-order'
