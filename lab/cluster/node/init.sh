#!/bin/bash
# The first process of the node's namespaces: makes its mounts and its network, says so, and stays until whoever started it
# has gone. Everything inside ends with it.
#   init.sh <folder of the node's state> <address>
set -eu
state=$1 address=$2
hostname node1

mount --make-rprivate /
mount -t tmpfs tmpfs /run
# The node's own view of the resources; what it makes there lies under the session's, and is swept when it's over.
mount -t tmpfs tmpfs /sys/fs/cgroup
for controller in cpu cpuacct cpuset memory devices freezer blkio pids; do
  mkdir -p /sys/fs/cgroup/$controller
  mount -t cgroup -o $controller $controller /sys/fs/cgroup/$controller
done
mkdir -p /sys/fs/cgroup/systemd
mount -t cgroup -o none,name=systemd systemd /sys/fs/cgroup/systemd
mount -t tmpfs tmpfs /var/log
for place in lib/cni lib/kubelet lib/containerd lib/etcd; do
  mkdir -p "$state/$place" /var/$place
  mount --bind "$state/$place" /var/$place
done
mkdir -p /etc/cni
mount -t tmpfs tmpfs /etc/cni
mkdir -p /etc/cni/net.d /run/cni
cp "$state/network.conflist" /etc/cni/net.d/10-pods.conflist
mount --make-rshared /

ip link set lo up
ip link add eth0 type veth peer name outside
ip link set eth0 up
ip link set outside up
ip addr add "$address/24" dev eth0
# Leads nowhere: the node only has to know that it is in a network.
ip route add default via "${address%.*}.1" dev eth0
echo 1 > /proc/sys/net/ipv4/ip_forward

echo up
# The other end of standard input closes when the process that started this one ends, however it ends.
read -r _ || true
