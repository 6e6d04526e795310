export default '/my-order/@secret'
